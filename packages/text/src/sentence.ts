/** Words as a sentence, with a full stop where there is no other end. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
