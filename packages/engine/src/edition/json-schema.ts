/**
 * A small reader of JSON Schema (draft 2020-12): just the words that the edition's schema uses. It checks a value,
 * fills in the defaults, and leaves them out again. The engine has no dependencies, and one schema serves both the
 * published file and this code.
 */
import type { Fault, FaultKey } from './fault.ts'
import { pointer } from './fault.ts'

/** The types of JSON that a schema here may ask for. */
type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null'

/** A schema; `false` allows nothing. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: SchemaType | readonly SchemaType[]
  readonly const?: string | number | boolean
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema | false>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
  readonly allOf?: readonly Rule[]
  readonly default?: unknown
}

/** What an `if` may ask: that members are there, and what they are. */
interface Condition {
  readonly properties: Readonly<Record<string, Pick<Schema, 'const' | 'enum' | 'minimum'>>>
  readonly required: readonly string[]
}

/** If the condition holds for an object, so must the schema. */
export interface Rule {
  readonly if: Condition
  readonly then: Schema
}

/** No definition may contain itself more often than this; the depth of the effects. */
const deepest = 8

type JsonObject = Readonly<Record<string, unknown>>

/** Whether the value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && Boolean(value) && !Array.isArray(value)
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  if (typeof value === 'object') return value ? 'object' : 'null'
  return typeof value
}

/** One run over a value: what was found, and how often each definition is open. */
interface Run {
  readonly root: Schema
  readonly faults: Fault[]
  /** Path and key of all faults so far: two rules that say the same are one fault. */
  readonly known: Set<string>
  readonly open: Map<string, number>
}

const newRun = (root: Schema): Run => ({ root, faults: [], known: new Set(), open: new Map() })

function report(run: Run, path: string, key: FaultKey, args: Fault['args']): void {
  const name = `${key} ${path}`
  if (run.known.has(name)) return
  run.known.add(name)
  run.faults.push({ path, key, args })
}

function definition(root: Schema, ref: string): Schema {
  return root.$defs?.[ref.slice('#/$defs/'.length)] ?? {}
}

/** Whether an `if` holds. */
function holds(condition: Condition, value: JsonObject): boolean {
  for (const name of condition.required) if (!Object.hasOwn(value, name)) return false
  for (const name in condition.properties) {
    if (!Object.hasOwn(value, name)) continue
    const rule = condition.properties[name]
    const member = value[name]
    if (rule.const !== undefined && member !== rule.const) return false
    if (rule.enum && !rule.enum.some((one) => one === member)) return false
    if (rule.minimum !== undefined && typeof member === 'number' && member < rule.minimum) return false
  }
  return true
}

/** The schemas that hold for this value because an `if` of the schema does. */
function consequences(schema: Schema, value: JsonObject): readonly Schema[] {
  return (schema.allOf ?? []).filter((rule) => holds(rule.if, value)).map((rule) => rule.then)
}

function visit(run: Run, schema: Schema, value: unknown, path: string): void {
  if (schema.$ref !== undefined) visitDefinition(run, schema.$ref, value, path)
  if (schema.type !== undefined) {
    const found = typeOf(value)
    const expected: readonly string[] = typeof schema.type === 'string' ? [schema.type] : schema.type
    if (!expected.includes(found)) report(run, path, 'edition.type', { expected: expected.join(' | '), found })
  }
  // What has the wrong type has no other fault.
  if (run.known.has(`edition.type ${path}`)) return
  visitChoice(run, schema, value, path)
  if (typeof value === 'number') visitNumber(run, schema, value, path)
  if (typeof value === 'string') visitText(run, schema, value, path)
  if (Array.isArray(value)) visitArray(run, schema, value, path)
  if (!isObject(value)) return
  visitObject(run, schema, value, path)
  for (const then of consequences(schema, value)) visit(run, then, value, path)
}

function visitDefinition(run: Run, ref: string, value: unknown, path: string): void {
  const depth = run.open.get(ref) ?? 0
  if (depth >= deepest) {
    report(run, path, 'edition.too-deep', { most: deepest })
    return
  }
  run.open.set(ref, depth + 1)
  visit(run, definition(run.root, ref), value, path)
  run.open.set(ref, depth)
}

function visitChoice(run: Run, schema: Schema, value: unknown, path: string): void {
  const choices: readonly unknown[] | undefined = schema.const === undefined ? schema.enum : [schema.const]
  if (choices === undefined || choices.includes(value)) return
  report(run, path, 'edition.choice', { value: String(value), choices: choices.join(' | ') })
}

function visitNumber(run: Run, schema: Schema, value: number, path: string): void {
  const least = schema.minimum ?? -Infinity
  const most = schema.maximum ?? Infinity
  if (value < least || value > most) report(run, path, 'edition.range', { value, least, most })
}

function visitText(run: Run, schema: Schema, value: string, path: string): void {
  const least = schema.minLength ?? 0
  const most = schema.maxLength ?? Infinity
  const count = Array.from(value).length
  if (count < least || count > most) report(run, path, 'edition.length', { count, least, most })
  const pattern = schema.pattern
  if (pattern === undefined || new RegExp(pattern, 'u').test(value)) return
  report(run, path, 'edition.pattern', { value, pattern })
}

function visitArray(run: Run, schema: Schema, value: readonly unknown[], path: string): void {
  const count = value.length
  const least = schema.minItems ?? 0
  const most = schema.maxItems ?? Infinity
  if (count < least) report(run, path, 'edition.too-few', { count, least })
  if (count > most) report(run, path, 'edition.too-many', { count, most })
  // What is too many is one fault, not a thousand.
  const looked = value.slice(0, Math.min(count, most))
  const items = schema.items
  if (items) for (const [i, item] of looked.entries()) visit(run, items, item, pointer(path, i))
  if (!schema.uniqueItems) return
  for (const [i, item] of looked.entries()) {
    const first = looked.indexOf(item)
    if (first < i) report(run, pointer(path, i), 'edition.duplicate', { first: pointer(path, first) })
  }
}

function visitObject(run: Run, schema: Schema, value: JsonObject, path: string): void {
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) report(run, pointer(path, name), 'edition.missing', { name })
  }
  const properties = schema.properties ?? {}
  for (const [name, member] of Object.entries(value)) {
    const place = pointer(path, name)
    const rule = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties
    if (rule === false) report(run, place, 'edition.unknown', { name })
    else if (rule !== undefined) visit(run, rule, member, place)
  }
}

/** Every fault of the value against the schema, in the order of the document. */
export function check(schema: Schema, value: unknown): readonly Fault[] {
  const run = newRun(schema)
  visit(run, schema, value, '')
  return run.faults
}

/** The schema behind a reference, with what stands beside it left out. */
function behind(root: Schema, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : behind(root, definition(root, schema.$ref))
}

/** The default of a member: that of the schema, unless an `if` that holds says otherwise. */
function defaultOf(schemas: readonly Schema[], name: string): unknown {
  let found: unknown
  for (const schema of schemas) {
    const rule = schema.properties?.[name]
    if (rule !== undefined && rule !== false && rule.default !== undefined) found = rule.default
  }
  return found
}

/**
 * A value that follows the schema, with all members in the order of the schema: a missing one has its default, or is
 * undefined. A null becomes undefined. Members whose names begin with `$` are for editors and are left out.
 */
export function fill(root: Schema, schema: Schema, value: unknown): unknown {
  const real = behind(root, schema)
  if (Array.isArray(value)) return value.map((item) => (real.items ? fill(root, real.items, item) : item))
  if (!isObject(value)) return value ?? undefined
  const schemas = [real, ...consequences(real, value)]
  const whole: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(real.properties ?? {})) {
    if (rule === false || name.startsWith('$')) continue
    const member = Object.hasOwn(value, name) ? value[name] : defaultOf(schemas, name)
    whole[name] = member === undefined ? undefined : fill(root, rule, member)
  }
  return whole
}

/** The reverse of `fill`: members that have their default or are undefined are left out. */
export function strip(root: Schema, schema: Schema, value: unknown): unknown {
  const real = behind(root, schema)
  if (Array.isArray(value)) return value.map((item) => (real.items ? strip(root, real.items, item) : item))
  if (!isObject(value)) return value
  const schemas = [real, ...consequences(real, value)]
  const short: Record<string, unknown> = {}
  for (const [name, rule] of Object.entries(real.properties ?? {})) {
    if (rule === false || value[name] === undefined) continue
    const member = strip(root, rule, value[name])
    const usual = defaultOf(schemas, name)
    if (usual === undefined || JSON.stringify(member) !== JSON.stringify(usual)) short[name] = member
  }
  return short
}
