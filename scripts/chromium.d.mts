/** The path of a Chromium on this machine; undefined when there is none. */
export function findChromium(): string | undefined
/** The path of a Chromium, installed with the system's package manager if need be. */
export function installChromium(): string | undefined
