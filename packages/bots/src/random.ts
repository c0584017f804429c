/** The bot that takes any legal move, all alike. */
import type { Bot } from './bot.ts'
import { below } from './chance.ts'

/** Chooses at random. */
export const chooseAtRandom: Bot = ({ options, random }) => options[below(random, options.length)].move
