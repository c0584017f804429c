/** Nets before anything is learnt. */
import { forest, newGame, type Tables } from '@bitoku/engine'
import { layoutOf } from '../features/layout.ts'
import { makeNet, type Net } from '../net/net.ts'
import { outputsFor } from '../value.ts'

/** The tables of games with so many seats; 1 is solo. */
export const tablesFor = (seats: number, edition = forest): Tables => newGame({ seats, seed: 'tables', edition }).tables

/** A net of zeros that fits such games. */
export const makeEmptyNet = (tables: Tables, [first, second]: readonly [number, number]): Net =>
  makeNet({ inputs: layoutOf(tables).size, first, second, outputs: outputsFor(tables.seats) })
