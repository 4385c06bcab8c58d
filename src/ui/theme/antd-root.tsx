import { CloseCircleFilled, InfoCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { StyleProvider, createCache } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import type { PropsWithChildren } from 'react';

import { inRem } from './rem';
import { theme } from './theme';
import { useMediaQuery } from '../hooks/use-media-query';

const edge = { outline: '1px solid transparent' };
/** Buttons that take two lines on a phone don't touch. */
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  rowGap: 'var(--mmv-space-2)',
} as const;

/** antd's theme, language, and place for dialogs and passing messages, for all screens but the sign-in screen. */
export function AntdRoot({ children }: PropsWithChildren) {
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <StyleProvider cache={antdStyles}>
      <ConfigProvider
        theme={{ ...theme, token: { ...theme.token, motion } }}
        locale={ptBR}
        button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }}
        // Their default icons are pictures with English names.
        alert={{
          infoIcon: <InfoCircleFilled aria-hidden />,
          errorIcon: <CloseCircleFilled aria-hidden />,
          // Where its text would have no room beside its buttons, they go below it.
          styles: {
            root: { flexWrap: 'wrap', rowGap: 'var(--mmv-space-2)' },
            section: { flex: inRem('1 1 180px') },
          },
        }}
        // Seen where a system's forced colours take away shadows.
        modal={{ styles: { container: edge, footer } }}
        drawer={{ styles: { section: edge } }}
        wave={{ disabled: true }}
      >
        <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 3 }}>
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Keeps antd's computed styles, which it forgets with the last instance and would compute anew on each screen. */
const antdStyles = createCache();

const update = antdStyles.opUpdate.bind(antdStyles);

// An entry is how many instances use it, and its parts: one user more than there are never leaves. Its sheet gets rem
// here: antd's own transformer leaves out the variables.
antdStyles.opUpdate = (path, apply) =>
  update(path, (held) => {
    const entry = apply(held ?? [1, undefined]);
    if (!entry || entry[1] === held?.[1]) return entry;
    const parts = entry[1] as readonly unknown[];
    return [entry[0], parts.map((part) => (typeof part === 'string' ? inRem(part) : part))];
  });
