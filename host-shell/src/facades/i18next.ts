/** One i18next instance for the page; every remote adds its namespace to it. */
export { default } from 'i18next';
