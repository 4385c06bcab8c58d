import type { ThemeConfig } from 'antd';

import css from './tokens.css?raw';

const tokens = new Map(
  [...css.matchAll(/--mmv-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);

/** The value of a token of tokens.css, such as 'primary'. Colours and sizes exist only there. */
export function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --mmv-${name}`);
  return value;
}

const pixels = (name: string) => Number.parseInt(token(name), 10);

/** The product's look for antd: petrol and graphite, one yellow accent, calm backgrounds. */
export const theme: ThemeConfig = {
  cssVar: { key: 'mmv' },
  token: {
    colorPrimary: token('primary'),
    colorPrimaryHover: token('primary-hover'),
    colorPrimaryActive: token('primary-active'),
    colorPrimaryBg: token('primary-soft'),
    // A colour derived from the primary one is too dark under text.
    colorPrimaryBgHover: token('primary-soft'),
    // antd draws its focus rings in this colour. Its pale default would be invisible.
    colorPrimaryBorder: token('focus'),
    colorInfo: token('primary'),
    colorInfoBg: token('primary-soft'),
    colorLinkHover: token('primary-hover'),
    colorSuccess: token('approved'),
    colorSuccessBg: token('approved-soft'),
    colorSuccessBorder: token('approved-line'),
    colorWarning: token('pending'),
    colorWarningBg: token('pending-soft'),
    colorWarningBorder: token('pending-line'),
    colorError: token('deleted'),
    colorErrorBg: token('deleted-soft'),
    colorErrorBorder: token('deleted-line'),

    colorText: token('text'),
    colorTextSecondary: token('text-secondary'),
    colorTextTertiary: token('text-placeholder'),
    // For arrows and clear icons. antd's own colour is hardly visible.
    colorTextQuaternary: token('text-placeholder'),
    colorTextDescription: token('text-secondary'),
    colorTextPlaceholder: token('text-placeholder'),
    colorIcon: token('text-secondary'),
    colorBgLayout: token('ground'),
    colorBgMask: token('veil'),
    controlItemBgActive: token('primary-soft'),
    controlItemBgActiveHover: token('primary-soft'),
    colorBorder: token('border'),
    colorBorderSecondary: token('line'),
    colorSplit: token('line'),
    colorBgSpotlight: token('graphite'),

    fontFamily: token('font'),
    fontSize: pixels('text-normal'),
    fontSizeHeading3: pixels('text-heading'),

    controlHeight: pixels('control'),
    controlHeightSM: pixels('control-small'),
    controlHeightLG: pixels('control-large'),
    borderRadius: pixels('radius'),
    borderRadiusSM: pixels('radius-small'),
    borderRadiusLG: pixels('radius-large'),
    lineWidthFocus: 2,
    // The label stays readable while a request runs.
    opacityLoading: 1,
    boxShadowTertiary: token('shadow-card'),
    boxShadow: token('shadow-raised'),
    boxShadowSecondary: token('shadow-raised'),
    motionDurationMid: token('motion'),
    motionDurationSlow: token('motion-slow'),
  },
  components: {
    Button: {
      fontWeight: 600,
      onlyIconSize: pixels('icon'),
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Layout: {
      headerBg: token('graphite'),
      headerHeight: pixels('header'),
      headerPadding: `0 ${token('space-4')}`,
      siderBg: token('graphite'),
      bodyBg: token('ground'),
    },
    Menu: {
      darkItemBg: token('graphite'),
      darkItemColor: token('text-on-dark-secondary'),
      darkItemHoverBg: token('hover-on-dark'),
      darkItemSelectedBg: token('primary'),
      itemHeight: pixels('control-bar'),
      itemMarginInline: pixels('space-2'),
      iconSize: pixels('icon'),
      collapsedIconSize: pixels('icon'),
    },
    Segmented: { itemSelectedBg: token('primary'), itemSelectedColor: token('text-on-dark') },
    Badge: {
      colorError: token('pending-line'),
      colorTextLightSolid: token('graphite'),
      colorBorderBg: 'transparent',
    },
    // Reserves space below a field for its message (text-form.module.css).
    Form: { itemMarginBottom: 22, verticalLabelPadding: `0 0 ${token('space-1')}` },
    Input: {
      activeShadow: token('ring'),
      errorActiveShadow: token('ring-invalid'),
      // For read-only fields.
      colorFillTertiary: token('ground'),
      colorFillSecondary: token('ground'),
    },
    Descriptions: { labelColor: token('text-secondary') },
    Timeline: { itemPaddingBottom: 8 },
    Modal: { titleFontSize: pixels('text-heading') },
  },
};
