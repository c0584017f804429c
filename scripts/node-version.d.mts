/** The oldest Node that can install the project. */
export const oldestNode: string
/** The oldest Node that runs TypeScript as this project has it. */
export const ownNode: string
/** Whether a version such as `v20.11.1` is older than another. */
export function isOlder(version: string, than: string): boolean
/** Ends the program with a sentence that says what to do where Node is too old to install anything. */
export function refuseOldNode(version?: string): void
