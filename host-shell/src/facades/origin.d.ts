/** `@origin/<package>` reaches the real package from inside its facade; the bare name is the share key (`webpack-app.ts`). */
declare module '@origin/react-router-dom' {
  export * from 'react-router-dom';
}
declare module '@origin/@tanstack/react-query' {
  export * from '@tanstack/react-query';
}
declare module '@origin/i18next' {
  export * from 'i18next';
  export { default } from 'i18next';
}
declare module '@origin/react-i18next' {
  export * from 'react-i18next';
}
declare module '@origin/zustand' {
  export * from 'zustand';
}
