/** Spanish: the player aid, and the table of boards. */
import type { Like } from '../../messages/like.ts'
import type { aid as english } from '../en/aid.ts'

/** Its headings and lines. */
export const aid: Like<typeof english> = {
  title: 'Hoja de ayuda',
  turn: 'Tu turno: una de estas',
  play: '**Carta** a un espacio vacío: su dado despierta; acción de la carta y cristal rosa, en el orden que quieras.',
  die: '**Dado** a una región (amuletos ahora): acción del bosque si ningún dado allí es más alto, y un edificio.',
  cross: '**Cruzar** el río: dado −1, un 6 −3; cubre un favor: bitoku, yokai o dos regalos.',
  pass: '**Pasar:** tres cartas y tres dados usados.',
  locked: '**Dado bloqueado:** retira un peregrino despierto y úsalo en el acto.',
  owner: '**Edificio ajeno:** su propietario gana la bonificación de la loseta.',
  lines: 'Líneas del bosque, según el dado',
  prices: 'Precios',
  counters: 'Edificios: precio y PV finales',
  mp: '1 PM',
  mpText: 'siguiente carta de bitoku · peregrino nuevo · un paso',
  year: 'El año',
  spring: '**Primavera:** roba hasta 4, conserva 3; frutos.',
  autumn: '**Otoño:** el más alto del hogar va primero.',
  winter:
    '**Invierno:** los dados vuelven en cualquier orden; con 5 yokais, elimina uno por su virtud; los expositores avanzan.',
  end: 'Ascensión',
  tie: '**Empate:** más visiones completadas; luego, antes en el orden de turnos.',
  scale: 'Tipos de bitoku',
  players: 'Personas',
  dieSpaces: 'espacios de dado en cada región del río',
  homeSpaces: 'espacios del hogar',
  crossing: 'espacios de dado al otro lado del río',
  onBank: '{n} en cada orilla',
  onHill: '{n} en cada colina',
  slots: 'espacios de cada expositor',
  rocks: 'rocas en el jardín',
  paths: 'sendas de la sabiduría',
  side: 'sitios en cada desvío',
  ancient: 'edificios milenarios',
  neutral: 'kodamas neutrales',
}
