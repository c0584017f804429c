/** English: the words of the table itself; the web room adds them as it needs them. */

/** The words of menus, buttons and panels. */
export const interfaceWords = {}
