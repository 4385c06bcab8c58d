import { password } from '../../../emulators/sample/people/accounts';
import { repeated, type Bench } from '../bench';
import { profileNames, throttle, type ProfileName } from '../browser/profiles';
import { gzipKilobytes, scriptsLoaded } from '../browser/script-size';
import { appUrl, visit } from '../browser/visit';
import type { Measured } from '../figures';
import { tiles } from './waits';

/** Measures the sign-in screen on a first visit. */
export async function measureStart(bench: Bench): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const profile of profileNames) {
    const paints = await repeated(bench.runs, () => largestPaint(bench, profile));
    const answers = await repeated(bench.runs, () => formAnswers(bench, profile));
    const scripts = await repeated(answers.length, (turn) =>
      gzipKilobytes(answers[turn]?.scripts ?? []),
    );
    const row = { subject: '/', profile };
    measured.push(
      { ...row, figure: 'largestPaint', samples: paints },
      { ...row, figure: 'formAnswers', samples: answers.map(({ at }) => at) },
      { ...row, figure: 'startScript', samples: scripts },
    );
  }
  const visits = await repeated(bench.runs, () => firstVisit(bench));
  const edge = { subject: '/', profile: 'edge' } as const;
  return [
    ...measured,
    { ...edge, figure: 'formShown', samples: visits.map(({ form }) => form) },
    { ...edge, figure: 'homeShown', samples: visits.map(({ home }) => home) },
  ];
}

/** The times, since navigation start, of the form and of the home of a person who signs in at once. */
function firstVisit({ browser }: Bench) {
  return visit(browser, undefined, async ({ page, cdp }) => {
    await throttle(cdp, 'edge');
    const sinceStart = () => page.evaluate(() => performance.now());
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').waitFor();
    const form = await sinceStart();
    await page.getByLabel('E-mail').fill('admin@mmv.local');
    await page.getByLabel(/^Senha/).fill(password);
    await page.getByRole('button', { name: 'ENTRAR' }).click();
    await page.locator(tiles.selector).first().waitFor();
    return { form, home: await sinceStart() };
  });
}

function largestPaint({ browser }: Bench, profile: ProfileName): Promise<number> {
  return visit(browser, undefined, async ({ page, cdp }) => {
    await throttle(cdp, profile);
    await page.goto('/', { waitUntil: 'networkidle' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });
}

/** The time, since navigation start, when pressing ENTRAR first works, and the scripts loaded by then. */
function formAnswers({ browser }: Bench, profile: ProfileName) {
  return visit(browser, undefined, async ({ page, cdp }) => {
    await throttle(cdp, profile);
    await page.addInitScript(pressUntilAnswered);
    await page.goto('/');
    const answered = await page.waitForFunction(() => document.documentElement.dataset['answered']);
    if (page.url() !== `${appUrl}/`) {
      throw new Error(`ENTRAR pressed before the form answers left the page for ${page.url()}`);
    }
    const at = Number(await answered.jsonValue());
    return { at, scripts: await scriptsLoaded(page, at) };
  });
}

/** Runs in the page: presses the button every frame, with empty fields, until the form shows an error. */
function pressUntilAnswered() {
  const said = document.querySelector('[role=alert]')?.textContent ?? '';
  if (said.includes('complete os campos corretamente!')) {
    document.documentElement.dataset['answered'] = String(performance.now());
    return;
  }
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === 'ENTRAR')?.click();
  requestAnimationFrame(pressUntilAnswered);
}
