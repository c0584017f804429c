/** The keys of an English domain, as the other languages must have them. */
export type Like<Domain> = Readonly<Record<keyof Domain, string>>
