// Loaded before a service. When the process that started it is gone, in whatever way, the service drains like after
// SIGTERM, and ends hard when it cannot.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 10_000).unref();
});
process.channel?.unref();
