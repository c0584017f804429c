import { type GameStorage, isClaimedByOther, type SavedGame } from '@bitoku/host/local'
/** The shelf in the browser: IndexedDB. */

const storeName = 'games'
const databaseVersion = 1

/** A shelf in the database of that name. */
export function makeIndexedStorage(name = 'bitoku'): GameStorage {
  let database: Promise<IDBDatabase> | undefined
  const connect = (): Promise<IDBDatabase> => {
    database ??= openDatabase(name, () => (database = undefined))
    // What failed once may work later.
    database.catch(() => (database = undefined))
    return database
  }
  const run = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> => {
    const transaction = (await connect()).transaction(storeName, mode)
    const finished = finish(transaction)
    const [value] = await Promise.all([work(transaction.objectStore(storeName)), finished])
    return value
  }
  return {
    all: () =>
      run('readonly', async (store) => {
        const [keys, games] = await Promise.all([
          ask(store.getAllKeys() as IDBRequest<string[]>),
          ask<unknown[]>(store.getAll()),
        ])
        return keys.map((id, index) => ({ id, saved: games[index] }))
      }),
    get: (id) => run('readonly', (store) => ask<unknown>(store.get(id))),
    put: (game, claim) => run('readwrite', (store) => putGame(store, game, claim)),
    remove: (id) =>
      run('readwrite', async (store) => {
        await ask(store.delete(id))
      }),
  }
}

async function putGame(store: IDBObjectStore, game: SavedGame, claim: boolean): Promise<boolean> {
  if (!claim && isClaimedByOther(await ask<unknown>(store.get(game.id)), game)) return false
  await ask(store.put(game))
  return true
}

function openDatabase(name: string, onLost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, databaseVersion)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' })
  })
  return ask(request).then((database) => {
    // Another tab wants a newer version, or the browser has closed the connection.
    database.addEventListener('versionchange', () => {
      database.close()
      onLost()
    })
    database.addEventListener('close', onLost)
    return database
  })
}

function ask<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB')))
  })
}
