/** Settings of those who want to be told. */
import type { Home } from './home.ts'
import type { ReceiverSettings } from './notice.ts'

/** The settings of a receiver. */
export async function readReceiver(home: Home, id: string): Promise<ReceiverSettings | undefined> {
  const row = await home.read('no table', ({ db }) =>
    db.selectFrom('receivers').select('settings').where('id', '=', id).executeTakeFirst(),
  )
  return row && (JSON.parse(row.settings) as ReceiverSettings)
}

/** Changes the settings of a receiver while nobody else can. */
export async function changeReceiver(
  home: Home,
  id: string,
  decide: (settings: ReceiverSettings | undefined) => ReceiverSettings | undefined,
): Promise<ReceiverSettings | undefined> {
  return home.write('no table', async ({ db }) => {
    const row = await db
      .selectFrom('receivers')
      .select('settings')
      .where('id', '=', id)
      .$if(home.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    const settings = decide(row && (JSON.parse(row.settings) as ReceiverSettings))
    if (settings === undefined) {
      await db.deleteFrom('receivers').where('id', '=', id).execute()
      await db.deleteFrom('outbox').where('receiver', '=', id).execute()
      return undefined
    }
    const columns = { settings: JSON.stringify(settings) }
    await db
      .insertInto('receivers')
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute()
    return settings
  })
}
