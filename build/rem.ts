import type { CSSOptions } from 'vite';

import { inRem } from '../src/ui/theme/rem.ts';

/** Style sheets are written in px and built in rem, the conditions of @media and @container too (decision 114). */
export const rem: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'mmv:rem',
        OnceExit(root) {
          root.walkDecls((declaration) => {
            declaration.value = inRem(declaration.value);
          });
          root.walkAtRules((rule) => {
            rule.params = inRem(rule.params);
          });
        },
      },
    ],
  },
};
