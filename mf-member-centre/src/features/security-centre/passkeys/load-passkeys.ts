/** The part of the kit that talks with the browser's passkeys, once it is needed. */
export const loadPasskeys = () => import(/* webpackChunkName: "passkeys-kit" */ '@marquee/kit/passkeys');
