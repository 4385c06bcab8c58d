import type { ReactElement } from 'react';

/**
 * For a Select's `popupRender`: its list stands outside of the page's landmarks, and gets one of its own. Within the
 * page it would be scrolled to before antd has placed it.
 */
export function inLandmark(list: ReactElement) {
  return <section aria-label="Opções">{list}</section>;
}
