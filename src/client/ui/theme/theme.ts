import { theme } from 'antd';
import type { ThemeConfig } from 'antd';
import { componentTokens } from './componentTokens';
import { morePalettes } from './morePalette';
import { palettes } from './palette';
import type { Palette } from './palette';

export type Density = 'comfortable' | 'compact';
/** The colours on the screen. The user's choice, which may be `system`, is a `ThemeMode`. */
export type Shade = 'light' | 'dark';
export type ThemeMode = Shade | 'system';

type Algorithm = typeof theme.darkAlgorithm;

/** antd's dark algorithm changes the seed colours (`colorPrimary` becomes darker, `colorError` fails contrast); this restores them. */
export const marqueeDark: Algorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorLink: seed.colorLink,
});

const neutralTokens = (colour: Palette) => ({
  colorBgLayout: colour.layout,
  colorBgContainer: colour.container,
  colorBgElevated: colour.elevated,
  colorBgSpotlight: colour.spotlight,
  colorBgMask: colour.mask,
  colorText: colour.text,
  colorTextHeading: colour.text,
  colorTextSecondary: colour.textSecond,
  colorTextLabel: colour.textSecond,
  colorTextTertiary: colour.textThird,
  colorTextDescription: colour.textThird,
  colorIcon: colour.textThird,
  colorTextPlaceholder: colour.placeholder,
  colorTextDisabled: colour.disabled,
  colorBorder: colour.control,
  colorBorderSecondary: colour.border,
  colorSplit: colour.split,
  colorFillAlter: colour.fillAlter,
  colorFillTertiary: colour.fill,
  colorFillSecondary: colour.fillStrong,
  controlItemBgActive: colour.selected,
  controlItemBgActiveHover: colour.primaryBg,
});

const accentTokens = (colour: Palette) => ({
  colorPrimary: colour.primary,
  colorPrimaryHover: colour.primaryHover,
  colorPrimaryActive: colour.primaryActive,
  colorPrimaryBg: colour.primaryBg,
  colorPrimaryBgHover: colour.primaryBgHover,
  // antd uses this for the focus ring, and for almost nothing else.
  colorPrimaryBorder: colour.link,
  lineWidthFocus: 2,
  colorPrimaryText: colour.link,
  colorInfo: colour.primary,
  colorInfoBg: colour.primaryBg,
  colorInfoBorder: colour.primaryBorder,
  colorInfoText: colour.link,
  colorLink: colour.link,
  colorLinkHover: colour.linkHover,
  colorLinkActive: colour.linkHover,
  linkHoverDecoration: 'underline',
});

const statusTokens = (colour: Palette) => ({
  colorSuccess: colour.success,
  colorSuccessText: colour.successText,
  colorSuccessBg: colour.successBg,
  colorSuccessBorder: colour.successBorder,
  colorWarning: colour.warning,
  colorWarningText: colour.warningText,
  colorWarningBg: colour.warningBg,
  colorWarningBorder: colour.warningBorder,
  colorError: colour.error,
  colorErrorText: colour.errorText,
  colorErrorBg: colour.errorBg,
  colorErrorBorder: colour.errorBorder,
});

const sizes = {
  comfortable: { controlHeight: 32, controlHeightSM: 28, controlHeightLG: 40 },
  // antd's compact algorithm subtracts 4 from controlHeight only: 28, 26, 36. It would make the small text 10 px.
  compact: { controlHeight: 32, controlHeightSM: 26, controlHeightLG: 36, fontSizeSM: 12, lineHeightSM: 5 / 3 },
} as const satisfies Record<Density, unknown>;

/** The user's system preferences. */
interface Preferences {
  /** Reduced motion. */
  still?: boolean;
  /** More contrast. */
  contrast?: boolean;
}

/** The antd theme of one shade and density. */
export function marqueeTheme(
  shade: Shade,
  density: Density,
  { still = false, contrast = false }: Preferences = {},
): ThemeConfig {
  const colour = (contrast ? morePalettes : palettes)[shade];
  const base = shade === 'dark' ? marqueeDark : theme.defaultAlgorithm;
  return {
    algorithm: density === 'compact' ? [base, theme.compactAlgorithm] : [base],
    token: {
      ...neutralTokens(colour),
      ...accentTokens(colour),
      ...statusTokens(colour),
      // The arrows and clear buttons in antd's fields, faint by default.
      ...(contrast ? { colorTextQuaternary: colour.textThird } : {}),
      ...sizes[density],
      fontFamily: 'var(--mq-font)',
      fontFamilyCode: 'var(--mq-mono)',
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 10,
      borderRadiusSM: 4,
      boxShadow: colour.shadowFloat,
      boxShadowSecondary: colour.shadowFloat,
      boxShadowTertiary: colour.shadowCard,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.26s',
      motionEaseInOut: 'cubic-bezier(.2,0,0,1)',
      motionEaseOut: 'cubic-bezier(.2,0,0,1)',
      motion: !still,
    },
    // There is one version of antd on the page, so its selectors need no hash.
    hashed: false,
    // The rules of antd's parts come from its own style sheet (AntdProvider); only the tokens are set at run time.
    zeroRuntime: true,
    components: componentTokens(colour, shade === 'dark'),
  };
}
