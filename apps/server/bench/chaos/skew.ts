// Loaded into a server before its own program: its clock is wrong, by as many milliseconds as its environment says and, later,
// as its parent tells it.
let skew = Number(process.env.CLOCK_SKEW ?? 0);
const right = Date.now.bind(Date);
Date.now = () => right() + skew;
process.on('message', (told: { readonly skew: number }) => {
  skew = told.skew;
});
process.channel?.unref();
