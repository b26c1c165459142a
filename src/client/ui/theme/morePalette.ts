import { dark, light } from './palette';
import type { Palette } from './palette';

/**
 * For `prefers-contrast: more`: every text has a contrast of 7 to 1 (WCAG 2 AAA), every border 4.5 to 1. Other colours
 * keep their value.
 */
const lightMore = {
  ...light,
  text: '#05090b',
  textSecond: '#232d32',
  textThird: '#2c373c',
  placeholder: '#37424a',
  disabled: '#566268',
  control: '#3d484d',
  button: '#566268',
  border: '#6b767b',
  split: '#8b969b',
  primary: '#06424c',
  primaryHover: '#08515d',
  primaryActive: '#04323a',
  primaryBorder: '#06424c',
  link: '#06424c',
  linkHover: '#08515d',
  success: '#1d6a03',
  successText: '#144f02',
  successBorder: '#1d6a03',
  warning: '#7d4800',
  warningText: '#5a3300',
  warningBorder: '#7d4800',
  error: '#a8071a',
  errorText: '#820014',
  errorBorder: '#a8071a',
  danger: '#a8071a',
  dangerHover: '#820014',
} as const satisfies Palette;

const darkMore = {
  ...dark,
  layout: '#000000',
  container: '#070a0c',
  elevated: '#10161a',
  text: '#ffffff',
  textSecond: '#e1e8ea',
  textThird: '#d0d9dc',
  placeholder: '#c3cdd1',
  disabled: '#96a4aa',
  control: '#b4c0c5',
  button: '#96a4aa',
  border: '#8d9ba1',
  split: '#6b7a81',
  primary: '#0a606d',
  primaryHover: '#0b6472',
  primaryActive: '#084f59',
  primaryBorder: '#8fe3ee',
  link: '#8fe3ee',
  linkHover: '#b8eff6',
  success: '#7dd552',
  successText: '#a6ec82',
  successBorder: '#7dd552',
  warning: '#ffc53d',
  warningText: '#ffd97a',
  warningBorder: '#ffc53d',
  error: '#ff8a86',
  errorText: '#ffb8b5',
  errorBorder: '#ff8a86',
  danger: '#ffb8b5',
  dangerHover: '#ffd0ce',
} as const satisfies Palette;

export const morePalettes: Readonly<Record<'light' | 'dark', Palette>> = { light: lightMore, dark: darkMore };
