/** What did not work on the network, in words. */
import type { Problem } from '@bitoku/host'
import type { Language } from '@bitoku/words'
import { addProblems } from '../app/problems.ts'
import { type NetworkKey, sayNetwork } from './say.ts'
import { en } from './words/en.ts'

const isKnown = (key: string): key is NetworkKey => key in en

/** The sentence of a problem of the network; undefined when it is another room's. */
function networkSentence(language: Language, { key, args }: Problem): string | undefined {
  const own = `problem.${key.replace('.', '-')}`
  if (isKnown(own)) return sayNetwork(language, own, args)
  return /^(net|table|storage)\./.test(key) ? sayNetwork(language, 'problem.net-status') : undefined
}

/** Lets the page speak of them. */
export const wordNetworkProblems = (): void => addProblems(networkSentence)
