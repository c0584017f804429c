/** Holidays: the clocks of all of one's games over days stand still. */
import type { HolidaysCard } from '@bitoku/host'
import { makeId } from '../ids.ts'
import type { Holiday } from '../storage/model.ts'
import { daysLeft, endHoliday, takeHoliday } from '../tables/holidays.ts'
import type { House } from '../tables/house.ts'
import { spreadRest } from '../tables/person-rest.ts'
import { type Api, guestBehind } from './context.ts'
import { valueOf } from './problems.ts'
import { holidayBody, tablePath } from './schemas.ts'

/** Somebody's holidays as that person sees them. */
function cardOf(taken: readonly Holiday[], at: number): HolidaysCard {
  const year = new Date(at).getUTCFullYear()
  return {
    holidays: taken
      .filter(({ until }) => until > at)
      .map(({ id, first, last, from, until }) => ({ id, first, last, from, until })),
    left: [year, year + 1].map((each) => ({ year: each, days: daysLeft(taken, each) })),
  }
}

/** Adds the routes. */
export function addHolidays(api: Api, house: House): void {
  const { holidays } = house.storage
  const tags = ['notices']

  api.get('/api/holidays', { schema: { tags, summary: 'My holidays' } }, async (request) => {
    const { guest } = await guestBehind(house, request)
    // A server that was ended in the middle may not have told every table.
    await spreadRest(house, guest)
    return cardOf(await holidays.read(guest), house.now())
  })

  api.post(
    '/api/holidays',
    {
      schema: { tags, summary: 'Take holidays: my clocks over days stand still', body: holidayBody },
      config: { rateLimit: { max: 30 } },
    },
    async (request) => {
      const { guest } = await guestBehind(house, request)
      const [id, at] = [makeId(), house.now()]
      const taken = valueOf(await holidays.change(guest, (before) => takeHoliday(before, request.body, id, at)))
      await spreadRest(house, guest)
      return cardOf(taken, at)
    },
  )

  api.delete(
    '/api/holidays/:id',
    {
      schema: { tags, summary: 'End holidays: unused days are given back', params: tablePath },
      config: { rateLimit: { max: 30 } },
    },
    async (request) => {
      const { guest } = await guestBehind(house, request)
      const at = house.now()
      const taken = valueOf(await holidays.change(guest, (before) => endHoliday(before, request.params.id, at)))
      await spreadRest(house, guest)
      return cardOf(taken, at)
    },
  )
}
