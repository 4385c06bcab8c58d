import { createCache } from '@ant-design/cssinjs';

/**
 * Keeps antd's computed styles while the page is open. antd forgets a component's style with its last instance, and
 * each change of screen would compute and apply it anew. Bounded, because each theme has its own key.
 */
export const antdStyles = createCache();

const update = antdStyles.opUpdate.bind(antdStyles);

// An entry is how many instances use it, and the style: one user more than there are never leaves.
antdStyles.opUpdate = (path, apply) => update(path, (held) => apply(held ?? [1, undefined]));
