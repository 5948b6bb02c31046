import type { Page } from '@playwright/test';
import type { Answer } from './answers';

export interface Screen {
  readonly name: string;
  /** Its address; the visitor's first page when there is none. */
  readonly path?: string;
  /** The brand that has it; every brand when absent. */
  readonly brand?: string;
  /** The server's answers from here on; the page is reloaded for them. */
  readonly answers?: readonly Answer[];
  /** The page is loaded for it: what it shows is decided once for all pages. */
  readonly isLoaded?: true;
  /** Opens what is meant: a popup, a menu. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** A selector that matches once the screen is complete; its heading by default. */
  readonly shows?: string;
}

/** Whether the screen is a popup above another one. */
export const isPopup = ({ shows = '' }: Screen): boolean => /^\[role=(alert)?dialog\]/.test(shows);
