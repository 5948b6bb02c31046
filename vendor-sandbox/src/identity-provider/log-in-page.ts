const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** The provider's page: a tester names the account to log in with. @param fields what the site asked with, sent back as it came */
export function logInPage(fields: Readonly<Record<string, string>>): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox account</title>
<style>
body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: #eef1f6; color: #1c2430; font: 16px/1.5 system-ui, sans-serif; }
form { display: grid; gap: 12px; width: min(22rem, 90vw); padding: 32px; border-radius: 12px; background: #fff; box-shadow: 0 8px 30px #1c243022; }
h1 { margin: 0; font-size: 1.25rem; }
p { margin: 0; color: #55617a; font-size: 0.875rem; }
input, button { padding: 10px 12px; border: 1px solid #8793aa; border-radius: 8px; font: inherit; }
button { border-color: #2456c8; background: #2456c8; color: #fff; cursor: pointer; }
</style>
</head>
<body>
<form method="post" action="/identity/consent">
<h1>Log in with a sandbox account</h1>
<p>This stands in for a real identity provider. Any name is an account; the same name is the same account.</p>
<label for="login">Account</label>
<input id="login" name="login" required maxlength="40" pattern="[a-z0-9_.\\-]+" autocomplete="username" autofocus>
${hidden.join('\n')}
<button type="submit">Continue</button>
</form>
</body>
</html>
`;
}
