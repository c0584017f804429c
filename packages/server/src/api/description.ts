/** The description of the interface: requests as they are checked, answers, refusals, and the ways to say who asks. */
import type { FastifyDynamicSwaggerOptions, SwaggerTransform } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answers } from './answers/answers.ts'
import { names } from './answers/named.ts'
import { refusal, staleAnswer } from './answers/table.ts'

const transform = createJsonSchemaTransform({ schemaRegistry: names })

/** Answers that are not the usual ones of their route. */
const others: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'POST /api/tables/:id/commands': { 409: staleAnswer },
  'GET /api/tables/:id/turn': { 204: z.undefined().describe('Nothing has come up in that time') },
}

/** What a route answers with. */
function responsesOf(route: string): Readonly<Record<string, unknown>> {
  const answer = answers[route]
  const content =
    answer instanceof z.ZodString
      ? { description: 'Plain text', content: { 'text/plain': { schema: answer } } }
      : answer
  return { ...(content && { 200: content }), ...others[route], '4xx': refusal, '5xx': refusal }
}

const secrets = [{ guest: [] }, { bearer: [] }]

/** Who may ask: tables that everybody finds need no secret, nor does who is nobody yet. */
function securityOf(url: string): readonly Readonly<Record<string, readonly string[]>>[] {
  if (url === '/api/me/pass') return [...secrets, { link: [] }]
  if (!url.startsWith('/api/')) return [{}]
  if (url.startsWith('/api/tables/')) return [...secrets, { link: [] }, {}]
  const isOwn = url === '/api/tables' || url === '/api/games' || /^\/api\/(notices|holidays)/.test(url)
  return isOwn ? secrets : [...secrets, {}]
}

const describeRoute: SwaggerTransform = (document) => {
  const { schema, url, route } = document
  if (schema === undefined || schema.hide === true) return transform(document)
  const described = {
    ...schema,
    response: responsesOf(`${String(route.method)} ${url}`),
    security: securityOf(url),
  }
  return transform({ ...document, schema: described })
}

/** The settings of the description. */
export const description: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: { title: 'Bitoku', version: '1', description: 'Network tables. See docs/api.md.' },
    components: {
      securitySchemes: {
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: 'bitoku_guest',
          description: 'The secret of a guest, in a browser',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'The secret of a guest, or the token of a program' },
        link: { type: 'apiKey', in: 'header', name: 'x-bitoku-link', description: 'The secret of a link, or a pass' },
      },
    },
  },
  transform: describeRoute,
  transformObject: createJsonSchemaTransformObject({ schemaRegistry: names }),
}
