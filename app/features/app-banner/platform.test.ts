import { expect, test } from 'vitest'
import { platformOf } from './platform.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.for([
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Mobile/15E148`],
  ['ios', `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Mobile/15E148 Safari/604.1`],
  ['android', 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/140.0.0.0 Mobile Safari/537.36'],
  ['android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['android', 'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) Chrome/120.0.0.0 Mobile Safari/537.36'],
  [undefined, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'],
  [undefined, `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.0 Safari`],
  [
    undefined,
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [undefined, `Mozilla/5.0 (iPhone; CPU iPhone OS 14_7 like Mac OS X) (AdsBot-Google-Mobile)`],
] as const)('platform %s is detected from the user agent %s', ([platform, userAgent]) => {
  expect(platformOf(userAgent)).toBe(platform)
})
