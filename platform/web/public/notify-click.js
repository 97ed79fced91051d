// Part of the service worker: whoever touches the message that it is their turn comes to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});

async function showTable(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === address) ?? pages[0];
  if (page === undefined) return self.clients.openWindow(address);
  const shown = await page.focus();
  return new URL(shown.url).pathname === address ? shown : shown.navigate(address);
}
