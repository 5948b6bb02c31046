/** The end of a mobile number: enough to know the phone by, too little to call it. */
export const maskedMobile = (mobile: string): string => `•••• ${mobile.slice(-3)}`;

/** An address by its first letter and its domain. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}
