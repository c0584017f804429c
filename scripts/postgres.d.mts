/** The folder of PostgreSQL's programs on this machine; undefined when there is none. */
export function findPostgres(): string | undefined
/** The folder of PostgreSQL's programs, installed with the system's package manager if need be. */
export function installPostgres(): string | undefined
