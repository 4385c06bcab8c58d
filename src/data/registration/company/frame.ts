import jsonp from 'jsonp';

import type { FrameAnswer, FrameQuestion } from './frame-messages';

/**
 * The script of /consulta-cnpj.html, which runs in a sandbox: inside the app the registry's script could act as the
 * signed-in person.
 */

const post = (answer: FrameAnswer) => window.parent.postMessage(answer, window.location.origin);

window.addEventListener('message', ({ source, data }: MessageEvent<FrameQuestion>) => {
  if (source !== window.parent) return;
  jsonp(data.url, { param: 'callback', timeout: data.timeoutMs }, (error, answer) => {
    post(error ? { type: 'timedOut' } : { type: 'answered', answer });
  });
});

// `jsonp` doesn't notice that its script failed to load. The page's error event doesn't bubble, but it can be captured.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) post({ type: 'failed' });
  },
  true,
);

post({ type: 'ready' });
