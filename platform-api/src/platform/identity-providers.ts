import { SOCIAL_PROVIDERS, type SocialProvider } from '@marquee/contract/calls/sign-in';
import { z } from 'zod';

const socialSchema = z.strictObject({
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Used where the provider's discovery document omits it. */
  tokenEndpoint: z.url().optional(),
});

const firebaseSchema = z.strictObject({
  /** Audience of the ID tokens. */
  projectId: z.string().min(1),
  /** Defaults to `https://securetoken.google.com/<projectId>`. */
  issuer: z.url().optional(),
  jwksUrl: z.url().default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  /**
   * The brand's own page that verifies a phone with Firebase's library; without it the site does not offer this login.
   */
  pageUrl: z.url({ protocol: /^https?$/ }).optional(),
});

const brandProvidersSchema = z.strictObject({
  google: socialSchema.optional(),
  facebook: socialSchema.optional(),
  firebase: firebaseSchema.optional(),
});

/** Shape of the setting `MARQUEE_SIGN_IN`: identity providers by brand code, then by name. */
export const signInSettingsSchema = z.record(z.string(), brandProvidersSchema);

export type SignInSettings = z.output<typeof signInSettingsSchema>;
export type SocialSettings = z.output<typeof socialSchema>;
export type FirebaseSettings = z.output<typeof firebaseSchema>;

/** Providers whose buttons a brand shows, in the order of the contract. */
export const socialProvidersOf = (settings: SignInSettings, brandCode: string): SocialProvider[] =>
  SOCIAL_PROVIDERS.filter((provider) => settings[brandCode]?.[provider] !== undefined);

/** The page where visitors of a brand verify their phone. */
export const phoneLoginOf = (settings: SignInSettings, brandCode: string): string | null =>
  settings[brandCode]?.firebase?.pageUrl ?? null;
