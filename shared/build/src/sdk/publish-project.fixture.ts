import { publishProject } from './release-project';

/** Publishes the remote in the current folder without the checks before it, which need installed packages. */
const [to = ''] = process.argv.slice(2);
const { release } = await publishProject(process.cwd(), { to });
process.stdout.write(`${release.name} ${release.version} published\n`);
