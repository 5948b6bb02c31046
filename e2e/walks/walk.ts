import type { Page } from 'playwright';
import type { Texts } from './texts';

/**
 * A walk of its own: as one person, but for `withdrawal`, where operators decide on what a member requests, `night`, where a
 * guest's page is open while an operator deals with bad releases, and `outside`, where a team without this checkout releases a remote.
 */
export type Role = 'guest' | 'member' | 'agent' | 'operator' | 'withdrawal' | 'night' | 'outside';
/** Who else takes part in a walk, each in a browser of their own. */
export type Partner = 'first operator' | 'second operator';

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
  /** Of who takes the step. */
  readonly page: Page;
  /** The page of the visitor whose walk it is, for a partner who looks for what that visitor did. */
  readonly visitor: Page;
  readonly text: Texts;
  /** Address of a page of the site that the step is taken on. */
  site(path: string): string;
}

export interface Step {
  readonly name: string;
  /** Without: the visitor. */
  readonly by?: Partner;
  /** Does what the person does, and waits until its result is on the screen. */
  act(walker: Walker): Promise<unknown>;
}

export const nameOf = ({ role, brand, language, width }: Walk): string => `${brand}-${role}-${language}-${width}`;

/** What the pages lay out as a telephone. */
export const isNarrow = ({ width }: Pick<Walk, 'width'>): boolean => width < 600;

/** Opens a page by its address, which may depend on the brand; it is complete when the selector matches. */
export const visit = (name: string, path: string | ((brand: string) => string), shows = 'main h1'): Step => ({
  name,
  act: async ({ page, site, brand }) => {
    await page.goto(site(typeof path === 'string' ? path : path(brand)));
    await page.locator(shows).first().waitFor();
  },
});
