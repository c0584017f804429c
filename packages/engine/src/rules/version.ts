/**
 * The version of the rules: raised whenever a recorded game would play out differently. A game keeps the version that it was
 * begun with, in `game.rules.version`, and what has changed since asks for it there: so every game plays out for ever as it did.
 */
export const rulesVersion = 2
