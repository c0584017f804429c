/** Every test may speak every language. */
import { languages } from '../src/languages.ts'
import { loadLanguage } from '../src/say.ts'

await Promise.all(languages.map(loadLanguage))
