/** The language in which games are told: the option, or what the terminal is set to. */
import { Option } from 'commander'
import { type Language, languages, loadLanguage } from '@bitoku/words'

/** The language of the terminal, as its variables name it (`fr_FR.UTF-8`); English if it is none of ours. */
export function terminalLanguage(environment: Readonly<NodeJS.ProcessEnv> = process.env): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  // An empty variable counts as none.
  const tag = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '')
  return languages.find((language) => tag?.split(/[_.@-]/)[0].toLowerCase() === language) ?? 'en'
}

/** The option that names the language. */
export function languageOption(): Option {
  return new Option('--language <name>', 'the language of sentences and names')
    .choices(languages)
    .default(terminalLanguage(), 'that of the terminal')
}

/** Reads the words of a language before the first sentence. */
export const speak = (language: Language): Promise<void> => loadLanguage(language)
