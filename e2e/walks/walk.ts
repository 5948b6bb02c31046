import type { Page } from 'playwright';
import type { Texts } from './texts';

export type Role = 'guest' | 'member' | 'agent' | 'operator';

/** Whose visit is recorded, where and how wide. */
export interface Walk {
  readonly role: Role;
  /** The brand of the site; the one that an operator works for. */
  readonly brand: string;
  readonly language: string;
  readonly width: number;
}

/** What a step works with. */
export interface Walker extends Walk {
  readonly page: Page;
  readonly text: Texts;
  /** Address of a page of the walk's site. */
  site(path: string): string;
}

export interface Step {
  readonly name: string;
  /** Does what the person does, and waits until its result is on the screen. */
  act(walker: Walker): Promise<unknown>;
}

export const nameOf = ({ role, brand, language, width }: Walk): string => `${brand}-${role}-${language}-${width}`;

/** Opens a page by its address, which may depend on the brand; it is complete when the selector matches. */
export const visit = (name: string, path: string | ((brand: string) => string), shows = 'main h1'): Step => ({
  name,
  act: async ({ page, site, brand }) => {
    await page.goto(site(typeof path === 'string' ? path : path(brand)));
    await page.locator(shows).first().waitFor();
  },
});
