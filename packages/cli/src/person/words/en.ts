/** What the terminal says to people who play in it, in English; English says which words there are. */

/** English. */
export const en = {
  intro: 'Type the number of an option, or a command: {list}. Press Enter to see the options again.',
  'intro.solo': 'You play {name} against the Tengu.',
  seed: 'seed {seed}',
  'quit.command': 'quit|exit',
  'quit.help': '“{word}” ends; the game is kept.',
  now: 'You have: {list}',
  done: 'Done so far: {list}',
  confirm: 'Press Enter to end your turn. “{undo}” takes a step back.',
  enter: 'Press Enter to see your hand.',
  kept: 'The game is kept. To go on: {command}',
  recorded: 'The record of this game is in {file}. To see it again: {command}',
  unsaved: 'The game goes on, but it could not be saved.',
  elsewhere: 'This game has been opened somewhere else, and only there it is saved.',
  untaught: 'What the bots have learnt could not be read: they play by rule of thumb.',
  more: '“{explain} 3” tells all about option 3.',
  folded:
    '{n, plural, one {# more option wastes something: press Enter to see it too.} other {# more options waste something: press Enter to see them too.}}',
} as const
