import { createCache } from '@ant-design/cssinjs';

/**
 * The styles that antd has computed, kept as long as the page is open. By itself antd forgets a component's style with
 * its last instance: each way from one screen to the next would compute styles anew, and have the browser apply them to
 * the whole page. Bounded, because each theme has a key of its own.
 */
export const antdStyles = createCache();

const update = antdStyles.opUpdate.bind(antdStyles);

// An entry is how many instances use it, and the style: one user more than there are never leaves.
antdStyles.opUpdate = (path, apply) => update(path, (held) => apply(held ?? [1, undefined]));
