let audio: AudioContext | undefined;

/** Plays two soft tones. Browsers forbid sound until the person has used the page. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    sound(audio, 660, 0);
    sound(audio, 880, 0.16);
  } catch (error) {
    console.warn('No sound', error);
  }
}

/** A tone that starts in `from` seconds and fades out. */
function sound(context: AudioContext, pitch: number, from: number): void {
  const start = context.currentTime + from;
  const tone = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}
