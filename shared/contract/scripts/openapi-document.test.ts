import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from '../src/openapi/document';

const EXCEPTIONS = {
  // The product has no address of its own; the document names those of `npm start`.
  'no-server-example.com': 'off',
  // Names of groups speak for themselves.
  'tag-description': 'off',
  // The linter does not look into `x-clear-text`, which refers to what an encrypted call seals.
  'no-unused-components': 'off',
} as const;

it('finds nothing to correct in the OpenAPI document', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: EXCEPTIONS });
  const problems = await lintFromString({ source: JSON.stringify(openApiDocument()), config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});
