/** Secrets of the server itself, such as the keys of web push: made once, the same for all processes. */
import type { Home } from './home.ts'

/** The secret of a name; made when there is none. */
export async function readSecret(home: Home, name: string, make: () => string): Promise<string> {
  return home.write('no table', async ({ db }) => {
    const find = db.selectFrom('secrets').select('value').where('name', '=', name)
    const there = await find.executeTakeFirst()
    if (there !== undefined) return there.value
    await db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await find.executeTakeFirstOrThrow()).value
  })
}
