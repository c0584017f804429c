/** Russian: the lines of the score sheet and what they count. */
import type { score as english } from '../en/score.ts'
import type { Like } from '../like.ts'

/** The names of the lines (`score`) and their explanations (`scoreText`). */
export const score: Like<typeof english> = {
  'score.vp': 'Во время игры',
  'score.first': 'Первое место по порядку хода',
  'score.bitoku': 'Типы битоку',
  'score.treasures': 'Озёрные сокровища',
  'score.rocks': 'Ивакуры',
  'score.dice': 'Кубики и ресурсы',
  'score.visions': 'Видения',
  'score.buildings': 'Здания',
  'score.crystals': 'Кристаллы',
  'score.matches': 'Любимое',
  'score.yokai': 'Ёкаи',
  'score.resources': 'Ресурсы',
  'score.tenguCrystals': 'Кристаллы тэнгу',
  'score.lead': 'Кодамы впереди',
  'score.total': 'Итого',
  'score.rank': 'Место',
  'scoreText.vp': 'Уже полученные ОД.',
  'scoreText.first': '3 ОД тому, кто первый по порядку хода.',
  'scoreText.bitoku': 'За разные типы на пути битоку, посещённые или нет.',
  'scoreText.treasures':
    'Награды каждого региона получают ушедшие дальше кодамы; при ничьей награды делятся с округлением вниз.',
  'scoreText.rocks': 'За каждого паломника рядом с ивакурой: по 1 ОД за всё ваше, что изображено на ивакуре.',
  'scoreText.dice': 'Сумма трёх кубиков и всех ресурсов, делённая на 4, с округлением вниз.',
  'scoreText.visions': 'ОД выполненных видений минус потери за остальные; каждый элемент служит одному видению.',
  'scoreText.buildings': 'ОД, открытые под фишками зданий.',
  'scoreText.crystals': 'ОД, открытые на ячейках кристаллов.',
  'scoreText.matches':
    '3 ОД за каждого ёкая, каждое здание и каждую {style, select, term {митаму} other {душу}} с его ивакур.',
  'scoreText.yokai': '3 ОД за каждого начального ёкая, 6 ОД за каждого другого.',
  'scoreText.resources': '1 ОД за каждый ресурс.',
  'scoreText.tenguCrystals': '2 ОД за каждый кристалл.',
  'scoreText.lead': '3 ОД за каждый регион, где его кодама впереди вашего (усложнение).',
  'scoreText.total': 'Счёт, если бы игра закончилась сейчас.',
  'scoreText.rank': 'При ничьей — больше выполненных видений, затем порядок хода.',
}
