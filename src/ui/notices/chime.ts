let audio: AudioContext | undefined;

/** Two soft tones. Nothing sounds on a page that the person has not used yet: browsers forbid it. */
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

/** A tone of this pitch, so many seconds from now, that fades away. */
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
