import * as kit from '@marquee/kit';
import * as ui from '@marquee/ui';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as i18next from '../facades/i18next';
import * as reactI18next from '../facades/react-i18next';
import * as reactQuery from '../facades/react-query';
import * as reactRouterDom from '../facades/react-router-dom';
import * as zustand from '../facades/zustand';

/** What the shell's first script shares with remotes, by share key, whatever the shell itself happens to use of it. */
export const FIRST_SHARES: Readonly<Record<string, object>> = {
  '@marquee/kit': kit,
  '@marquee/ui': ui,
  '@tanstack/react-query': reactQuery,
  i18next,
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-i18next': reactI18next,
  'react-router-dom': reactRouterDom,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react/jsx-runtime': jsxRuntime,
  zustand,
};
