/** Russian: the words of the table itself; the web room adds them as it needs them. */
import type { interfaceWords as english } from '../en/interface.ts'
import type { Like } from '../like.ts'
/** The words of menus, buttons and panels. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- until the first word comes
export const interfaceWords: Like<typeof english> = {}
