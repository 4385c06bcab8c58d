import type { ThemeConfig } from 'antd';

/**
 * The visual language: petrol and graphite, one yellow accent, calm grounds. tokens.css has the same values as custom
 * properties, for the plain CSS of nearly every screen.
 */
export const palette = {
  primary: '#0b5563',
  primaryHover: '#0e6c7d',
  primaryActive: '#083f4a',
  primarySoft: '#e4eff1',
  accent: '#ffc62e',
  accentHover: '#ffd665',
  graphite: '#10262c',

  text: '#18262b',
  textSecondary: '#4a5c63',
  textPlaceholder: '#66757b',
  textOnDark: '#ffffff',
  textOnDarkSecondary: '#b9cbd0',

  surface: '#ffffff',
  ground: '#f2f5f6',
  groundHover: '#e9eef0',
  pictureGround: '#f7f8fa',
  border: '#84939a',
  line: '#dbe2e4',

  pending: '#9a4a00',
  pendingSoft: '#fff0dd',
  pendingLine: '#e8790c',
  approved: '#176a3a',
  approvedSoft: '#e5f4ea',
  approvedLine: '#2d9659',
  deleted: '#b3261e',
  deletedSoft: '#fdeceb',
  deletedLine: '#d9534b',

  focus: '#12809a',
} as const;

export const theme: ThemeConfig = {
  token: {
    colorPrimary: palette.primary,
    colorPrimaryHover: palette.primaryHover,
    colorPrimaryActive: palette.primaryActive,
    colorPrimaryBg: palette.primarySoft,
    // antd draws its focus rings in this colour; its default pale tint would be invisible.
    colorPrimaryBorder: palette.focus,
    colorInfo: palette.primary,
    colorLink: palette.primary,
    colorLinkHover: palette.primaryHover,
    colorSuccess: palette.approved,
    colorSuccessBg: palette.approvedSoft,
    colorSuccessBorder: palette.approvedLine,
    colorWarning: palette.pending,
    colorWarningBg: palette.pendingSoft,
    colorWarningBorder: palette.pendingLine,
    colorError: palette.deleted,
    colorErrorBg: palette.deletedSoft,
    colorErrorBorder: palette.deletedLine,

    colorText: palette.text,
    colorTextSecondary: palette.textSecondary,
    colorTextTertiary: palette.textPlaceholder,
    colorTextDescription: palette.textSecondary,
    colorTextPlaceholder: palette.textPlaceholder,
    colorIcon: palette.textSecondary,
    colorBgLayout: palette.ground,
    colorBorder: palette.border,
    colorBorderSecondary: palette.line,
    colorSplit: palette.line,
    colorBgSpotlight: palette.graphite,

    fontFamily: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    fontSize: 14,
    fontSizeHeading1: 30,
    fontSizeHeading2: 22,
    fontSizeHeading3: 18,
    fontSizeHeading4: 16,
    fontSizeHeading5: 14,

    controlHeight: 36,
    controlHeightSM: 28,
    controlHeightLG: 44,
    borderRadius: 6,
    borderRadiusSM: 4,
    borderRadiusLG: 10,
    lineWidthFocus: 2,
    boxShadowTertiary: '0 1px 2px rgb(16 38 44 / 8%), 0 1px 6px rgb(16 38 44 / 5%)',
    boxShadow: '0 6px 16px rgb(16 38 44 / 12%), 0 2px 4px rgb(16 38 44 / 8%)',
    boxShadowSecondary: '0 6px 16px rgb(16 38 44 / 12%), 0 2px 4px rgb(16 38 44 / 8%)',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.2s',
    wireframe: false,
  },
};
