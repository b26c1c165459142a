import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

type ComponentTokens = NonNullable<ThemeConfig['components']>;

/** antd takes the fills, which are too light or too dark for texts. */
const statusTexts = (colour: Palette) => ({
  colorSuccess: colour.successText,
  colorWarning: colour.warningText,
  colorError: colour.errorText,
});

const controls = (colour: Palette, isDark: boolean): ComponentTokens => ({
  Button: {
    defaultBorderColor: colour.button,
    fontWeight: 500,
    contentFontSizeSM: 13,
    paddingInlineSM: 10,
    defaultShadow: 'none',
    primaryShadow: 'none',
    dangerShadow: 'none',
    // antd takes the fill of primary buttons, which is too dark for a text on dark grounds.
    defaultHoverColor: colour.linkHover,
    defaultHoverBorderColor: colour.linkHover,
    defaultActiveColor: colour.link,
    defaultActiveBorderColor: colour.link,
    ...(isDark && {
      dangerColor: colour.dangerOn,
      colorError: colour.danger,
      colorErrorHover: colour.dangerHover,
      colorErrorActive: colour.danger,
    }),
  },
  Segmented: {
    trackBg: isDark ? colour.layout : colour.fillStrong,
    itemSelectedBg: isDark ? colour.fillStrong : colour.elevated,
    itemColor: colour.textSecond,
  },
  Input: { activeBorderColor: colour.link },
  Select: { activeBorderColor: colour.link, optionSelectedBg: colour.primaryBg },
  // The days of the previous and the next month are `colorTextDisabled`.
  DatePicker: { activeBorderColor: colour.link, colorTextDisabled: colour.textThird },
  Switch: {
    trackHeight: 18,
    trackMinWidth: 32,
    handleSize: 14,
    colorTextQuaternary: colour.control,
    colorTextTertiary: colour.textThird,
  },
  Form: {
    ...statusTexts(colour),
    labelColor: colour.text,
    labelFontSize: 13,
    verticalLabelPadding: '0 0 4px',
    labelRequiredMarkColor: colour.errorText,
  },
});

const navigation = (colour: Palette): ComponentTokens => ({
  Layout: {
    bodyBg: colour.layout,
    headerBg: colour.layout,
    siderBg: colour.layout,
    lightSiderBg: colour.layout,
    headerHeight: 56,
  },
  Menu: {
    itemBg: 'transparent',
    itemHeight: 32,
    itemSelectedBg: colour.primaryBg,
    itemSelectedColor: colour.link,
    itemColor: colour.textSecond,
    groupTitleColor: colour.textThird,
    dangerItemColor: colour.errorText,
    dangerItemHoverColor: colour.errorText,
  },
  Dropdown: {
    colorError: colour.danger,
    // Of a hovered action in red.
    colorTextLightSolid: colour.dangerOn,
  },
  Tabs: {
    itemColor: colour.textSecond,
    itemSelectedColor: colour.link,
    inkBarColor: colour.link,
    itemHoverColor: colour.text,
  },
  Pagination: {
    itemActiveColor: colour.link,
    colorPrimary: colour.link,
    colorPrimaryHover: colour.linkHover,
    itemActiveBg: colour.container,
  },
  Steps: { colorError: colour.errorText, colorPrimary: colour.link, colorTextDisabled: colour.textThird },
});

const display = (colour: Palette): ComponentTokens => ({
  Tag: {
    ...statusTexts(colour),
    colorInfo: colour.link,
    colorBorder: colour.border,
    defaultBg: colour.fill,
    defaultColor: colour.textSecond,
  },
  Table: {
    // The text of an empty table.
    colorTextDisabled: colour.textThird,
    headerBg: colour.fillAlter,
    headerColor: colour.textSecond,
    headerSplitColor: 'transparent',
    headerBorderRadius: 0,
    headerSortActiveBg: colour.fillAlter,
    headerSortHoverBg: colour.fill,
    fixedHeaderSortActiveBg: colour.fillAlter,
    bodySortBg: 'transparent',
    borderColor: colour.split,
    rowHoverBg: colour.fillAlter,
    rowSelectedBg: colour.selected,
    rowSelectedHoverBg: colour.selected,
    cellPaddingBlockMD: 8,
    cellPaddingInlineMD: 8,
    cellFontSizeMD: 13,
  },
  Progress: { defaultColor: colour.link, remainingColor: colour.fillStrong },
  Avatar: { colorTextPlaceholder: colour.primaryBg, colorTextLightSolid: colour.link },
  Modal: { titleFontSize: 20, borderRadiusLG: 14 },
  Notification: { width: 384 },
});

/** The component table of the design. */
export const componentTokens = (colour: Palette, isDark: boolean): ComponentTokens => ({
  ...controls(colour, isDark),
  ...navigation(colour),
  ...display(colour),
});
