// Printing needs a script, so the button is there only where scripts run.
const button = document.getElementById('print');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
