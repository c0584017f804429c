/** Errors that a person may read: a key with arguments, worded by whoever shows them. */

/** The arguments of a key. */
export type Arguments = Readonly<Record<string, string | number>>

/** An error with a key. */
export class KeyedError extends Error {
  readonly key: string
  readonly args: Arguments

  constructor(name: string, key: string, args: Arguments) {
    super(`${key} ${JSON.stringify(args)}`)
    this.name = name
    this.key = key
    this.args = args
  }
}

/** A move that the rules or the moment do not allow; the game is as it was. */
export class IllegalMove extends KeyedError {
  constructor(key: string, args: Arguments) {
    super('IllegalMove', key, args)
  }
}

/** A set-up that describes no game. */
export class BadSetup extends KeyedError {
  constructor(key: string, args: Arguments) {
    super('BadSetup', key, args)
  }
}

/** A record that cannot be loaded. */
export class BadRecord extends KeyedError {
  constructor(key: string, args: Arguments) {
    super('BadRecord', key, args)
  }
}

/** A view that cannot be used here. */
export class BadView extends KeyedError {
  constructor(key: string, args: Arguments) {
    super('BadView', key, args)
  }
}
