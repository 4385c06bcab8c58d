import { pass } from '../support/clock';

/** Plays the registry of companies for the page: frames, which jsdom doesn't load. */
export function lookupFrames() {
  return [...document.querySelectorAll<HTMLIFrameElement>('iframe[src="/consulta-cnpj.html"]')];
}

/** Sends the page a message from the latest lookup's frame. */
export function registryTells(data: object) {
  const source = lookupFrames().at(-1)?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { data, source }));
  return pass(0);
}

/** Answers the latest lookup. */
export const registryAnswers = (data: object) => registryTells({ type: 'answered', answer: data });
