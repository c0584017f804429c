/** Questions that are answered in the own domain, on windows that show it only when asked for. */
import { expect, test } from '@playwright/test'
import { askedFor } from './positions.ts'
import { company, openFromShelf, openPage } from './table.ts'

for (const [kind, seats] of [
  ['virtue', 4],
  ['combine', 3],
] as const)
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const)
    test(`what is chosen in the domain (${kind}) opens it at ${width}×${height}, with a target in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openPage(page)
      await openFromShelf(page, askedFor(kind, seats), company(seats))
      await expect(page.locator('.domain .target.is-legal').first()).toBeInViewport({ ratio: 0.9 })
      // Whoever wants to see the rest is not brought back.
      await page.locator('.nav-tab, .area-dock [role="tab"]').first().click()
      await expect(page.locator('.area-pane .domain, .area-tabs .domain, .area-dock .domain')).toHaveCount(0)
      await expect(page.locator('.nav-tab b:not(.nav-since), .tab-count').first()).toBeVisible()
    })
