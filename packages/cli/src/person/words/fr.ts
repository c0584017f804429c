/** What the terminal says to people who play in it, in French. */
import type { TerminalWords } from './words.ts'

/** French. */
export const fr: TerminalWords = {
  intro: 'Tapez le numéro d’une possibilité ou une commande : {list}. Entrée montre de nouveau les possibilités.',
  'intro.solo': 'Vous jouez {name} contre le Tengu.',
  seed: 'graine {seed}',
  'quit.command': 'quitter|sortir',
  'quit.help': '« {word} » termine ; la partie est gardée.',
  now: 'Vous avez : {list}',
  done: 'Fait jusqu’ici : {list}',
  confirm: 'Appuyez sur Entrée pour finir votre tour. « {undo} » revient d’un pas.',
  enter: 'Appuyez sur Entrée pour voir votre main.',
  kept: 'La partie est gardée. Pour continuer : {command}',
  recorded: 'L’enregistrement de cette partie est dans {file}. Pour la revoir : {command}',
  unsaved: 'La partie continue, mais elle n’a pas pu être enregistrée.',
  elsewhere: 'Cette partie a été ouverte ailleurs, et elle n’est enregistrée que là.',
  untaught: 'Ce que les bots ont appris n’a pas pu être lu : ils jouent selon des règles simples.',
  more: '« {explain} 3 » dit tout sur la possibilité 3.',
  folded:
    '{n, plural, one {# autre possibilité gaspille quelque chose : Entrée la montre aussi.} other {# autres possibilités gaspillent quelque chose : Entrée les montre aussi.}}',
}
